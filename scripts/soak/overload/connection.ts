import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly body: string
}

/** One request at a time over HTTP/1.1, with no more work than that: whoever loads a server must not be the slower one. */
export interface RawConnection {
  readonly isOpen: boolean
  /** Undefined when the connection ended before an answer. */
  ask(request: string, onAnswer: (answer: RawAnswer | undefined) => void): void
  close(): void
}

const HEAD_END = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: (\d+)/i

/** All of the answer once it is there. Bytes are taken for characters: nobody reads more than ASCII here. */
function answerIn(text: string): RawAnswer | undefined {
  const headEnd = text.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const length = Number(LENGTH.exec(text.slice(0, headEnd))?.[1] ?? 0)
  const from = headEnd + HEAD_END.length
  if (text.length < from + length) return undefined
  return { status: Number(text.slice(9, 12)), body: text.slice(from) }
}

export function openConnection(port: number): RawConnection {
  let [isOpen, text] = [true, '']
  let waiting: ((answer: RawAnswer | undefined) => void) | undefined
  const tell = (answer: RawAnswer | undefined) => {
    const told = waiting
    waiting = undefined
    text = ''
    told?.(answer)
  }
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    text += chunk
    const answer = answerIn(text)
    if (answer) tell(answer)
  })
  // What follows is `close`.
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
    tell(undefined)
  })
  return {
    get isOpen() {
      return isOpen
    },
    ask(request, onAnswer) {
      waiting = onAnswer
      socket.write(request, 'latin1')
    },
    close: () => socket.destroy(),
  }
}
