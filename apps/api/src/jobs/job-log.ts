/** What a job has to say; the server's log takes it. */
export interface JobLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
