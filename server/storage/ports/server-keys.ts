/** Random keys that all processes of an installation share, for what the server signs. */
export interface ServerKeys {
  /** The key of this name, the same for ever; made when it is asked for the first time. 43 characters. */
  key(name: string): Promise<string>
}
