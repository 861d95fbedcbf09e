/** What search engines and shared links say of a page. */
export interface Heading {
  readonly title: string
  readonly description: string
}

/** A page that opens without sign-in. What it is called is asked of the API, as nobody: never more than that. */
export interface PublicPage<Data = never> {
  /** Below the system's own; `:name` is a variable of the document. */
  readonly path: string
  /** Variables that stand behind the path: `?startup=…`. */
  readonly asked?: readonly string[]
  readonly document: string
  heading(data: Data): Heading
}
