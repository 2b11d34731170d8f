/** Thrown when a database has seen migrations that this version does not know. */
export class NewerDatabase extends Error {
  constructor() {
    super('the database was written by a newer version')
  }
}
