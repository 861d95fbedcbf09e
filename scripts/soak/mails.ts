import type { Happened } from './misfortunes.ts'
import type { TakenMail } from './stand.ts'
import type { Mailed, Wanted } from './traffic.ts'

const ABOUT_COMMENT = /^HoldThatThought: (.+) has commented on a letter$/

const nameOf = ({ to, by }: Mailed) => `${to} because of ${by}`

/** Those that the traffic causes; who signs up is mailed, too. */
const caused = (mails: readonly TakenMail[]) =>
  mails.flatMap((mail) => {
    const by = ABOUT_COMMENT.exec(mail.subject)?.[1]
    return by === undefined ? [] : [{ ...mail, name: nameOf({ to: mail.to, by }) }]
  })

/** How many different mails each of them is to get because of each other. */
function wantedMails(log: readonly Wanted[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { mail, isAnswered } of log)
    if (mail && isAnswered) wanted.set(nameOf(mail), (wanted.get(nameOf(mail)) ?? 0) + 1)
  return wanted
}

const idsByName = (mails: readonly TakenMail[]): Map<string, Set<string>> => {
  const ids = new Map<string, Set<string>>()
  for (const { name, id } of caused(mails)) {
    const known = ids.get(name) ?? new Set()
    ids.set(name, known.add(id))
  }
  return ids
}

/** Whether as many as are wanted have come. */
export function haveCome(mails: readonly TakenMail[], log: readonly Wanted[]): boolean {
  const ids = idsByName(mails)
  return [...wantedMails(log)].every(([name, count]) => (ids.get(name)?.size ?? 0) >= count)
}

/** The first and the next time that the same mail came. */
function repeatsOf(mails: readonly TakenMail[]): (readonly [TakenMail, TakenMail])[] {
  const before = new Map<string, TakenMail>()
  return caused(mails).flatMap((mail) => {
    const earlier = before.get(mail.id)
    before.set(mail.id, mail)
    return earlier ? [[earlier, mail] as const] : []
  })
}

/** A word for whoever has to find the reason: what there was around both of them. */
const around = (first: TakenMail, again: TakenMail, happened: readonly Happened[]): string =>
  happened
    .filter(({ from, to }) => to > first.askedAt - 10_000 && from < again.at + 1000)
    .map(
      ({ name, from, to }) =>
        `${name} ${Math.round(from - first.askedAt)}…${Math.round(to - first.askedAt)} ms`,
    )
    .join(', ')

export interface MailsSeen {
  readonly count: number
  readonly repeats: number
  readonly problems: readonly string[]
}

/**
 * Whether it can have kept the first from being written down. A kill can from the moment on when the
 * server asked for the text, which is sent only then: what was sent arrives, and is noted, also after
 * its sender is dead, so that the time of its arrival would be too late. Nothing can that was over
 * before, nor what began when the text was asked for again. A disk that is full keeps a worker from
 * writing at all; one that has ended then, or waited for longer than its lease, leaves the job to others.
 */
const isReason = (one: Happened, first: TakenMail, again: TakenMail) =>
  one.isForgetful && one.to > first.askedAt && one.from < again.askedAt

/**
 * Each comes, and only once, unless between two of its tries something kept the first from being
 * written down: mail has no transactions. A repeat has the same Message-ID.
 */
export function judgeMails(
  mails: readonly TakenMail[],
  log: readonly Wanted[],
  happened: readonly Happened[],
): MailsSeen {
  const [wanted, ids, repeats] = [wantedMails(log), idsByName(mails), repeatsOf(mails)]
  const problems: string[] = []
  for (const name of new Set([...wanted.keys(), ...ids.keys()])) {
    const [asked, came] = [wanted.get(name) ?? 0, ids.get(name)?.size ?? 0]
    if (asked !== came) problems.push(`${came} of ${asked} mails have come to ${name}`)
  }
  for (const [first, again] of repeats)
    if (!happened.some((one) => isReason(one, first, again)))
      problems.push(
        `${first.id} came twice to ${first.to} within ${Math.round(again.askedAt - first.askedAt)} ms ` +
          `without a reason: ${around(first, again, happened)}`,
      )
  return {
    count: [...ids.values()].reduce((sum, { size }) => sum + size, 0),
    repeats: repeats.length,
    problems,
  }
}
