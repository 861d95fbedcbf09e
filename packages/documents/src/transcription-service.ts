import { DocumentError } from './document-error.ts'
import type { ReadLine, ScanPage } from './scan-page.ts'

const MS_MAX = 120_000
const ANSWER_BYTES_MAX = 2 * 2 ** 20
const LINES_MAX = 1000
const LINE_CHARACTERS_MAX = 2000

/** A service that speaks the chat API that most of those have, and can look at pictures. */
export interface TranscriptionServiceOptions {
  /** `https://llm.example/v1`; the pages that somebody has asked it to read are sent there. */
  readonly url: string
  readonly key?: string | undefined
  readonly model: string
  readonly msMax?: number
}

const TASK = `You transcribe scanned letters. Write down exactly what is written on the page, line by line, in its own language and spelling, without comments. What you cannot read is [?]. Answer with JSON alone: {"lines": ["first line", "", "line after a gap"]}`

const requestFor = (
  { model }: TranscriptionServiceOptions,
  { image }: ScanPage,
  languages: string,
) => ({
  model,
  temperature: 0,
  response_format: { type: 'json_object' },
  messages: [
    { role: 'system', content: TASK },
    {
      role: 'user',
      content: [
        { type: 'text', text: `Languages, the likeliest first: ${languages}` },
        {
          type: 'image_url',
          image_url: { url: `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}` },
        },
      ],
    },
  ],
})

/** No more than a page can have, whatever is sent. */
async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_BYTES_MAX) throw new DocumentError('unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What it says is a stranger's text: only lines are taken from it. */
function linesIn(answer: string): ReadLine[] {
  const { choices } = (parsed(answer) ?? {}) as {
    choices?: readonly { message?: { content?: unknown } }[]
  }
  const said = parsed(String(choices?.[0]?.message?.content ?? '')) as
    | { lines?: unknown }
    | undefined
  if (!Array.isArray(said?.lines)) throw new DocumentError('unreadable')
  return said.lines.slice(0, LINES_MAX).map((line: unknown) => ({
    words: String(line)
      .slice(0, LINE_CHARACTERS_MAX)
      .split(/\s+/u)
      .filter((text) => text !== '')
      .map((text) => ({ text, confidence: null, box: null })),
  }))
}

/** What a service says it cannot take is the page's fault; that it does not answer is not. */
export function createTranscriptionService(options: TranscriptionServiceOptions) {
  const { url, key, msMax = MS_MAX } = options
  const endpoint = `${url.replace(/\/$/, '')}/chat/completions`
  return async (page: ScanPage, languages: readonly string[]): Promise<ReadLine[]> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(requestFor(options, page, languages.join(', '))),
      // Whoever answers must be who was named: the page goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(msMax),
    })
    if (response.status === 400 || response.status === 413 || response.status === 422)
      throw new DocumentError('unreadable')
    if (!response.ok)
      throw new Error(
        `The transcription service has answered ${response.status}; it is asked again.`,
      )
    return linesIn(await bounded(response))
  }
}
