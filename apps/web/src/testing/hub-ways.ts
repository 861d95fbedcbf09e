import type { HubCrowd } from './hub-crowd.ts'

/** What is pressed, one after the other; each time something opens, it is looked at. */
interface Way {
  readonly file: string
  readonly who: 'founder' | 'talent' | 'investor' | 'admin'
  readonly at: string
  readonly press: readonly (string | RegExp)[]
}

export const hubWays = ({
  talent,
  startupId,
  roleId,
  applicationId,
  talkId,
}: Partial<HubCrowd>): Way[] => {
  const s = `/s/${startupId}`
  const open = `applicants?open=${applicationId}`
  return [
    { file: 'frame/account-menu', who: 'founder', at: `${s}/roles`, press: [/Account$/] },
    {
      file: 'notifications/notification-panel',
      who: 'founder',
      at: `${s}/roles`,
      press: [/Notifications/],
    },
    { file: 'roles/vacancies-page', who: 'founder', at: `${s}/roles`, press: ['New role'] },
    { file: 'roles/vacancy-page', who: 'founder', at: `${s}/roles/${roleId}`, press: ['Delete'] },
    {
      file: 'startups/editor/state-bar',
      who: 'founder',
      at: `${s}/profile`,
      press: ['Take it offline'],
    },
    {
      file: 'applications/board/use-move',
      who: 'founder',
      at: `${s}/${open}`,
      press: [/^Accepted/],
    },
    { file: 'access/access-form', who: 'founder', at: `${s}/investors`, press: ['Grant access'] },
    { file: 'access/request-row', who: 'founder', at: `${s}/investors`, press: ['Revoke'] },
    { file: 'decks/deck-page', who: 'founder', at: `${s}/deck`, press: ['Remove'] },
    {
      file: 'conversations/talk-menu',
      who: 'founder',
      at: `/messages/${talkId}`,
      press: ['More about this conversation', 'Block'],
    },
    {
      file: 'conversations/talk-people',
      who: 'founder',
      at: `/messages/${talkId}`,
      press: ['More about this conversation', 'Who is here'],
    },
    {
      file: 'conversations/message',
      who: 'founder',
      at: `/messages/${talkId}`,
      press: ['More about this message', 'Delete'],
    },
    {
      file: 'conversations/block-button',
      who: 'founder',
      at: `/talent/${talent?.id}`,
      press: ['Block'],
    },
    { file: 'conversations/new-group', who: 'founder', at: '/messages', press: ['New group'] },
    { file: 'search/save-search', who: 'talent', at: '/roles?q=x', press: ['Save this search'] },
    {
      file: 'startups/startup-page',
      who: 'talent',
      at: `/startups/${startupId}`,
      press: ['More', 'Report'],
    },
    {
      file: 'applications/applications-page',
      who: 'talent',
      at: '/applications',
      press: ['Withdraw'],
    },
    { file: 'admin/use-review', who: 'admin', at: '/admin/queue', press: [/^Send back/] },
    {
      file: 'admin/user-card',
      who: 'admin',
      at: '/admin/users?who=tal@example.com',
      press: ['Ban'],
    },
    { file: 'admin/reports-page', who: 'admin', at: '/admin/reports', press: ['Decide'] },
  ]
}

/** Made of those above, or opened by what somebody else does. */
export const HUB_ELSEWHERE: Readonly<Record<string, string>> = {
  'access/ask-access': 'hub.journey.test.ts',
  'admin/notes-dialog': 'opened by admin/use-review and admin/user-card',
  'admin/reported-talk': 'shows what a message shows',
  'billing/billing-page': 'asks as startups/editor/state-bar does',
  'frame/side': 'below',
  'reports/report-dialog': 'opened by startups/startup-page',
  'startups/editor/side-cards': 'asks as startups/editor/state-bar does',
}
