export const reportsEn = {
  report: 'Report',
  title: {
    user: 'Report this person',
    group: 'Report this group',
    goal: 'Report this goal',
    activity: 'Report this post',
    comment: 'Report this comment',
  },
  reason: 'What is wrong with it?',
  text: 'The admins read it. Nobody else learns that it was you.',
  send: 'Send the report',
  sent: 'Thank you. The admins will look at it.',
}

export type ReportsWords = typeof reportsEn
