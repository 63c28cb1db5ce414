/** The name of a view in the address: `/analytics?view=topics`. The first view stands without it. */
export const VIEW_NAME = "view";

export const OVERVIEW = "overview";

export function viewAddress(id: string): string {
  return id === OVERVIEW ? "/analytics" : `/analytics?${VIEW_NAME}=${id}`;
}
