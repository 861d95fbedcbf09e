import { plural } from '../../i18n/plural.ts'

export const auditEn = {
  holds: 'All links hold.',
  holdsText: (links: string, when: string) => `Up to link ${links}, checked ${when}.`,
  wrong: (count: number, number: string) =>
    plural('en', count, {
      one: 'Something is wrong with the log.',
      other: `${number} things are wrong with the log.`,
    }),
  more: (number: string) => `and ${number} more`,
  never: 'The links have not been checked yet.',
  neverText: 'It happens every hour by itself.',
  whole: (when: string) => `All from the first one on: ${when}.`,
  checking: 'The links are being checked …',
  checkNow: 'Check now',
}
export type AuditWords = typeof auditEn
