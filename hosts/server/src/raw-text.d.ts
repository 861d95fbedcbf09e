/** A file as its text; the loaders that do it are named in decision 62. */
declare module '*?raw' {
  const text: string
  export { text as default }
}
