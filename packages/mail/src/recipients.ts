import { createHmac, timingSafeEqual } from 'node:crypto'
import { settle } from '@longtable/core'
import { check, find, keyOf, put, remove, toItem } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { MailCount, MailCounted, MailStop } from './recipient.entity.ts'

const UNASKED_MAX = 5
const WINDOW_HOURS = 24
const WINDOW_MS = WINDOW_HOURS * 3_600_000
/** As long as a job that is done is remembered. */
const COUNTED_DAYS = 7
const TOKEN = /^([\w-]{43})\.([\w-]{43})$/

export interface RecipientsOptions {
  /** `longtable_system`. */
  readonly system: Store
  /** 32 random bytes that never leave the machine. */
  readonly secret: Uint8Array
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Where such a token is taken. */
  readonly linkOf: (token: string) => string
}

/**
 * Addresses that get mails they have not asked for: at most five a day, whoever causes them, and none
 * after their reader has said so. An address is known here by a hash that only this server can make.
 */
export interface Recipients {
  /** The link that stops such mails, or undefined when this one is not to be sent. */
  admit(email: string, mailId: string): Promise<string | undefined>
  /** Whom a link is about; undefined when it is not one of ours. */
  opened(token: string): string | undefined
  isStopped(recipient: string): Promise<boolean>
  stop(recipient: string): Promise<void>
  allow(recipient: string): Promise<void>
}

interface Mailing {
  readonly recipient: string
  readonly mailId: string
}

/** One more in the window that runs, or the first one of a new window. */
function counted({ recipient }: Mailing, now: number, isRunning: boolean): Operation {
  const oldest = now - WINDOW_MS
  if (isRunning)
    return {
      kind: 'update',
      key: keyOf(MailCount, { recipient }),
      add: { count: 1 },
      when: {
        all: [
          { attribute: 'windowStart', moreThan: oldest },
          { attribute: 'count', lessThan: UNASKED_MAX },
        ],
      },
    }
  const ttl = Math.ceil((now + WINDOW_MS) / 1000)
  const first = toItem(MailCount, { recipient, count: 1, windowStart: now, ttl })
  const when = { any: ['absent', { attribute: 'windowStart', atMost: oldest }] } as const
  return { kind: 'put', item: first, when }
}

/** Decided by conditions: of many mails at once the address gets as many as there is room for. */
const isAdmitted = ({ system, now }: RecipientsOptions, mailing: Mailing): Promise<boolean> =>
  settle('The count of an address', async () => {
    const { recipient } = mailing
    const [stop, before, count] = await Promise.all([
      find(system, MailStop, { recipient }),
      find(system, MailCounted, mailing),
      find(system, MailCount, { recipient }),
    ])
    if (stop || before) return !stop
    const time = now()
    const isRunning = count !== undefined && count.windowStart > time - WINDOW_MS
    if (isRunning && count.count >= UNASKED_MAX) return false
    const ttl = Math.ceil(time / 1000) + COUNTED_DAYS * 86_400
    await system.write([
      check(MailStop, { recipient }, 'absent'),
      put(MailCounted, { ...mailing, ttl }),
      counted(mailing, time, isRunning),
    ])
    return true
  })

export function createRecipients(options: RecipientsOptions): Recipients {
  const { system, secret, now, linkOf } = options
  const made = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${text}`).digest()
  const recipientOf = (email: string) =>
    made('mail-recipient', email.trim().toLowerCase()).toString('base64url')
  // Who can read the table must not be able to make links from it.
  const signatureOf = (recipient: string) => made('mail-stop', recipient)

  return {
    async admit(email, mailId) {
      const recipient = recipientOf(email)
      if (!(await isAdmitted(options, { recipient, mailId }))) return undefined
      return linkOf(`${recipient}.${signatureOf(recipient).toString('base64url')}`)
    },
    opened(token) {
      const [, recipient = '', signature = ''] = TOKEN.exec(token) ?? []
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(recipient)]
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? recipient
        : undefined
    },
    isStopped: async (recipient) => (await find(system, MailStop, { recipient })) !== undefined,
    async stop(recipient) {
      const stoppedAt = new Date(now()).toISOString()
      await system.write([put(MailStop, { recipient, stoppedAt }, { any: ['absent', 'present'] })])
    },
    allow: (recipient) => system.write([remove(MailStop, { recipient })]),
  }
}
