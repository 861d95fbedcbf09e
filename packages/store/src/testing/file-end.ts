/** What the tests of a file share, to be ended with the file: the modules themselves stay for the next. */
export const atFileEnd: (() => Promise<void>)[] = []
