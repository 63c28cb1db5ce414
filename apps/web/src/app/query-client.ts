import { clearUserData, createQueryClient } from "../lib/query-client.ts";
import { signedOut } from "../lib/session-signals.ts";

/** What the server has told, for every screen and for the account beside them. */
export const queryClient = createQueryClient();
signedOut.listen(() => clearUserData(queryClient));
