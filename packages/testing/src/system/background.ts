import {
  auditSealer,
  createJobWorker,
  createRunner,
  createTicker,
  type HeadRecorder,
} from '@longtable/core'
import { createRecipients, type Mailer, type MailMessage, mailJobs } from '@longtable/mail'
import type { Deps, System } from '@longtable/system'

const LINK = 'https://longtable.example'
const SECRET_BYTES = 32

interface BackgroundOptions {
  readonly mailer?: Mailer | undefined
  /** Absent: nobody seals audit entries. */
  readonly recordHead?: HeadRecorder
}

/** What works beside the requests of a system, waiting to be told to. */
export function background(
  system: System,
  deps: Deps,
  { mailer, recordHead }: BackgroundOptions = {},
) {
  const { store, system: systemStore, now, log, events } = deps
  const mails: MailMessage[] = []
  const keeping: Mailer = { send: async (mail) => void mails.push(mail) }
  const work = system.work(deps)
  const ticker = createTicker(systemStore, work.schedules, now)
  const running = { owner: 'test', now, log, system: systemStore }
  const recipients = createRecipients({
    system: systemStore,
    secret: new Uint8Array(SECRET_BYTES),
    now,
    linkOf: (token) => `${LINK}/mail/stop?to=${token}`,
  })
  const templates = system.mails({ store, now, link: `${LINK}${system.face.path}` })
  return {
    kinds: work.jobs.map(({ kind }) => kind),
    mails,
    recipients,
    ticker,
    runner: createRunner({
      ...running,
      store,
      events,
      processors: [
        ...work.processors,
        ...(recordHead ? [auditSealer(system.rows, recordHead)] : []),
      ],
      group: 'test',
    }),
    jobs: createJobWorker({
      ...running,
      handlers: [
        ...work.jobs,
        mailJobs(mailer ?? keeping, templates, recipients),
        ...ticker.handlers,
      ],
    }),
  }
}
