import { createHash } from 'node:crypto'

/** All that happened, as one hash: two runs of a seed have the same. */
export interface Trace {
  note(line: string): void
  readonly hash: string
}

export function createTrace(isTold: boolean): Trace {
  const hash = createHash('sha256')
  return {
    note(line) {
      hash.update(line).update('\n')
      if (isTold) console.log(line)
    },
    get hash() {
      return hash.copy().digest('hex').slice(0, 16)
    },
  }
}
