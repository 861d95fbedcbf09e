interface Place {
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** The one PUT that a signed URL is for. */
export async function sendFile({ url, headers }: Place, file: Blob): Promise<void> {
  const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  const { ok, status } = await fetch(url, { method: 'PUT', headers: named, body: file })
  // Sent already, and the answer was lost: what is there counts.
  if (!ok && status !== 412) throw new Error(`The file was answered with ${status}.`)
}
