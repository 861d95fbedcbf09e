interface Place {
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

interface Going {
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
}

/** The place says no: trying again gives the same. */
export class RefusedFileError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The file was answered with ${status}.`)
    this.status = status
  }
}

const SERVER_ERROR = 500
/** Sent already, and the answer was lost: what is there counts. */
const THERE_ALREADY = 412

/** The one PUT that a signed URL is for. Of requests only this kind tells how far it is. */
export const putFile = (
  { url, headers }: Place,
  file: Blob,
  { onProgress, signal }: Going,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const give = () => sending.abort()
    sending.open('PUT', url)
    for (const { name, value } of headers) sending.setRequestHeader(name, value)
    sending.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    sending.onload = () => {
      const { status } = sending
      if (status < 300 || status === THERE_ALREADY) resolve()
      else if (status >= SERVER_ERROR) reject(new Error(`The server answered with ${status}.`))
      else reject(new RefusedFileError(status))
    }
    sending.onerror = () => reject(new Error('The connection was lost.'))
    sending.onabort = () => reject(signal.reason as Error)
    sending.onloadend = () => signal.removeEventListener('abort', give)
    signal.addEventListener('abort', give)
    sending.send(file)
  })
