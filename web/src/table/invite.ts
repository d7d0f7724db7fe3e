/** The invitation by which somebody comes to a table. */

import { here, rename } from "../router";

/** The invitation in the address, taken out of it: it must not stay in the address bar. */
export function takeInvite(): string {
  const found =
    new URLSearchParams(location.hash.slice(1)).get("invite") ??
    new URLSearchParams(here().search).get("invite");
  if (found) rename(here().path, { invite: found });
  const kept = (history.state as { invite?: string } | null)?.invite;
  return found ?? kept ?? "";
}
