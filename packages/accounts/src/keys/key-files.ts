/** A key file that a person has to put right; the message says how. */
export class KeyFileError extends Error {}

/** Where keys are kept: a directory, or a vault. Names are ours, texts are whole files. */
export interface KeyFiles {
  /** For messages: the directory's path. */
  readonly place: string
  list(): Promise<readonly string[]>
  read(name: string): Promise<string>
  /** Keeps the text unless the name is taken; answers what is kept, so that racing starters agree. */
  createOnce(name: string, text: string): Promise<string>
}
