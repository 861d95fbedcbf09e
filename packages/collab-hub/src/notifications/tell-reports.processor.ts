import { onChange } from '@longtable/core'
import { Report } from '../moderation/report.entity.ts'
import { type News, tell, type Words } from './tell.ts'

const ANSWERS: Record<'RESOLVED' | 'DISMISSED', Words> = {
  RESOLVED: {
    kind: 'REPORT_RESOLVED',
    title: 'Something was done about your report',
    body: 'We have looked at what you reported, and have done something about it.',
  },
  DISMISSED: {
    kind: 'REPORT_DISMISSED',
    title: 'Your report was looked at',
    body: 'We have looked at what you reported, and leave it as it is.',
  },
}

/** What its owner is told of, and where they go on. */
function doneBy({ act, targetId, parentId = targetId }: Report) {
  if (act === 'CLOSE_ROLE')
    return {
      kind: 'ROLE_CLOSED',
      about: ['STARTUP_ROLE', targetId],
      title: 'One of your roles was closed',
    } as const
  if (act === 'REMOVE_MESSAGE')
    return {
      kind: 'MESSAGE_REMOVED',
      about: ['CONVERSATION', parentId],
      title: 'A message of yours was removed',
    } as const
  return undefined
}

/**
 * Whoever has reported it hears that it was looked at; whose it is, why a role of theirs was closed or
 * a message removed. Of a startup its review tells, and who is banned is told nothing.
 */
export const tellReports = onChange(
  'notifications.tell-reports',
  Report,
  async ({ id, old, new: report }, context) => {
    if (old?.status !== 'OPEN' || !report || report.status === 'OPEN') return
    const { reportId, reporterId, status, ownerId, resolution } = report
    const news: Pick<News, 'type' | 'at'> = { type: 'SYSTEM', at: report.updatedAt }
    await tell(context, {
      ...news,
      userId: reporterId,
      about: ['REPORT', reportId],
      key: `report-${id}`,
      words: () => ANSWERS[status],
    })
    const done = doneBy(report)
    if (!done || ownerId === undefined || resolution === undefined) return
    const { kind, about, title } = done
    await tell(context, {
      ...news,
      userId: ownerId,
      about,
      key: `report-act-${id}`,
      words: () => ({ kind, named: { note: resolution }, title, body: resolution }),
    })
  },
)
