/** What a lesson takes for right. Boards answer several things at once; what they light must be taken whole. */

/** What is right from here on, each way as its answers with blanks between, in which `*` stands for anything and
`[abc]` for one of these; undefined where everything on offer may be answered. */
export type Ways = readonly string[] | undefined;

/** Whether all of these answers are asked for. */
export function isWithin(path: string, ways: Ways): boolean {
  const answers = path.split(" ");
  return !ways || ways.some((way) => agree(answers, way) && answers.length <= way.split(" ").length);
}

/** Whether these answers are what is asked for, and perhaps go on after it: the rest of them is not given. */
export function isToward(path: string, ways: Ways): boolean {
  return !ways || ways.some((way) => agree(path.split(" "), way));
}

function agree(answers: readonly string[], way: string): boolean {
  return way.split(" ").every((wanted, at) => fits(answers[at] ?? wanted, wanted));
}

function fits(answer: string, wanted: string): boolean {
  if (answer === wanted) return true;
  const pattern = wanted.replace(/[.+?^${}()|\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${pattern}$`).test(answer);
}
