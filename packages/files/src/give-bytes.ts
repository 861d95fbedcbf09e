import type { FileShown } from './content-disposition.ts'
import type { Exchange } from './exchange.ts'
import { servedHeaders } from './served-headers.ts'

/** Answers with what was made for this reader at this moment: nobody keeps it. */
export function giveBytes(
  { request, response, headers }: Exchange,
  content: Uint8Array,
  file: FileShown,
): void {
  response.writeHead(200, {
    ...headers,
    ...servedHeaders(file),
    'content-length': content.byteLength,
    'cache-control': 'private, no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}
