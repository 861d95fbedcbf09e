/** Where keys are kept: a directory, or a vault. Names are ours, texts are whole files. */
export interface KeyFiles {
  list(): Promise<readonly string[]>
  read(name: string): Promise<string>
  /** Keeps the text unless the name is taken; answers what is kept, so that racing starters agree. */
  createOnce(name: string, text: string): Promise<string>
}
