import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const applicationsEn = {
  title: 'My applications',
  noneTitle: 'You have not applied anywhere yet',
  noneText: 'Look through the open roles. A good letter is short and says why this one.',
  browse: 'Browse open roles',
  write: 'Write to the founder',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this application?',
  withdrawText:
    'The founder no longer sees it among the open ones. It still counts for this month.',
  withdrawn: 'Withdrawn.',
  sentOn: 'Sent',
  letter: 'Your letter',
  resume: 'Your résumé',
  joined: 'You joined the team',
  teams: 'Your teams',
  steps: 'How far it is',
  role: 'A role',
  startup: 'a startup that is gone',
  at: (startup: string) => `at ${startup}`,
  apply: 'Apply',
  applyTo: (role: string) => `Apply: ${role}`,
  back: 'Back to the role',
  letterLabel: 'Your letter',
  letterHint: 'Why you, and why this role.',
  count: (count: number, min: number) =>
    count < min
      ? plural('en', min - count, {
          one: '1 more character',
          other: `${n(min - count)} more characters`,
        })
      : `${n(count)} of 3,000`,
  resumeLabel: 'Résumé (PDF, up to 5 MB)',
  choose: 'Choose a file',
  change: 'Choose another one',
  remove: 'Take it away',
  optional: 'You can also apply without one.',
  notPdf: 'This is no PDF.',
  tooLarge: 'This is larger than 5 MB.',
  send: 'Send the application',
  sent: 'Sent. You hear from the founder here and by mail.',
  quota: 'Applications this month',
  quotaLeft: (left: number) =>
    plural('en', left, { one: '1 left this month', other: `${n(left)} left this month` }),
  quotaNone: 'You have used all of this month. With Pro there is no limit.',
  quotaFree: 'No limit with Pro.',
  upgrade: 'See Pro',
  forTalent: 'Only talent can apply',
  forTalentText: 'You are here as somebody else. A role is chosen once, when one registers.',
}
export type ApplicationsWords = typeof applicationsEn
