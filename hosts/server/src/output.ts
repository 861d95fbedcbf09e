/** Lines that are the answer of a command: when they cannot be written, it has failed. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const goOn = (): void => undefined

/** Lines beside the work, which goes on whether or not somebody reads them. */
export function mention(line: string, stream: NodeJS.WriteStream = process.stdout): void {
  // A closed pipe or a full disk is told by an event, which nobody else hears.
  if (!stream.listeners('error').includes(goOn)) stream.on('error', goOn)
  stream.write(`${line}\n`)
}
