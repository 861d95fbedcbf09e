import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { composed } from './compose.ts'
import { MailId, MailMessage, type Mailer, type MailSender } from './mail.ts'

const OWNER_ONLY = 0o600
const OWNER_ONLY_DIRECTORY = 0o700
const LISTED_MAX = 100
/** Nobody takes so long to write one; what is older was left by a crash. */
const DRAFT_MS_MAX = 3_600_000
const DRAFT = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Keeps mails instead of sending them: `<id>.eml` is the mail, `<id>.json` what it was made from. A
 * mail counts as kept when its `.eml` is there, which is put in place whole and only once.
 */
export function outboxMailer(directory: string, from: MailSender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const place = (name: string) => join(directory, name)

  return {
    async send(message) {
      const mail = composed(message, from)
      const id = MailId.parse(message.id)
      await mkdir(directory, { recursive: true, mode: OWNER_ONLY_DIRECTORY })
      const { message: bytes } = await transport.sendMail(mail)
      const [draft, source] = [place(`.${randomUUID()}`), place(`.${randomUUID()}`)]
      try {
        await writeFile(source, JSON.stringify(message), { mode: OWNER_ONLY, flush: true })
        await writeFile(draft, bytes as Buffer, { mode: OWNER_ONLY, flush: true })
        await rename(source, place(`${id}.json`))
        await link(draft, place(`${id}.eml`))
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      } finally {
        await rm(draft, { force: true })
        await rm(source, { force: true })
      }
    },
  }
}

const isKept = (names: ReadonlySet<string>, id: string) =>
  names.has(`${id}.eml`) && names.has(`${id}.json`)

async function namesIn(directory: string): Promise<ReadonlySet<string>> {
  try {
    return new Set(await readdir(directory))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set()
    throw error
  }
}

/** Removes the drafts that a crash left behind, or a clock in the future; says how many. */
export async function sweepDrafts(directory: string, now: number): Promise<number> {
  let swept = 0
  for (const name of await namesIn(directory)) {
    if (!DRAFT.test(name)) continue
    const file = join(directory, name)
    const ageMs = now - ((await stat(file).catch(() => undefined))?.mtimeMs ?? now)
    if (Math.abs(ageMs) <= DRAFT_MS_MAX) continue
    await rm(file, { force: true })
    swept += 1
  }
  return swept
}

const readKept = async (directory: string, id: string) =>
  MailMessage.parse(JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')))

/** Newest first, for a development page. */
export async function listMails(directory: string, limit = LISTED_MAX): Promise<MailMessage[]> {
  const names = await namesIn(directory)
  const ids = [...names]
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => MailId.safeParse(id).success && isKept(names, id))
  const mails = await Promise.all(ids.map((id) => readKept(directory, id)))
  return mails
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1))
    .slice(0, limit)
}

export interface KeptMail {
  readonly message: MailMessage
  /** The mail as it would have been sent, byte for byte. */
  readonly eml: string
}

/** Undefined for an id that is unknown, or none at all. */
export async function readMail(directory: string, id: string): Promise<KeptMail | undefined> {
  if (!MailId.safeParse(id).success || !isKept(await namesIn(directory), id)) return undefined
  const [message, eml] = await Promise.all([
    readKept(directory, id),
    readFile(join(directory, `${id}.eml`), 'utf8'),
  ])
  return { message, eml }
}
