import { ids, indexed, resource, type Row } from './asks.ts'

/** Document 000, "Access Patterns" of each entity. */
export const rows000: readonly Row[] = [
  {
    row: '000: List all invites for a resource',
    asks: resource('GOAL', 'run', 'INVITE#'),
    by: 'inviteId',
    gives: ids('toBen', 'toCem', 'toDua', 'toEva', 'toNew', 'toWrong'),
  },
  {
    row: "000: List user's received invites",
    asks: indexed('ben', 'INVITE#'),
    by: 'inviteId',
    gives: ids('toBen', 'toBenQuest'),
  },
  {
    row: '000: Get specific invite',
    asks: ({ id }) => ({ PK: `RESOURCE#GOAL#${id('run')}`, SK: `INVITE#${id('toEva')}` }),
    by: 'message',
    gives: () => ['Would you like to collaborate on this goal?'],
  },
  {
    row: '000: List pending invites',
    asks: indexed('eva', 'INVITE#pending'),
    by: 'inviteId',
    gives: ids('toEva'),
  },
  {
    row: '000: List resource collaborators',
    asks: resource('GOAL', 'run', 'COLLABORATOR#'),
    by: 'userId',
    gives: ids('ben', 'cem'),
  },
  {
    row: "000: List user's collaborations",
    asks: indexed('ben', 'COLLAB#'),
    by: 'resourceId',
    gives: ids('run', 'ten'),
  },
  {
    row: '000: Check if user is collaborator',
    asks: ({ id }) => ({ PK: `RESOURCE#GOAL#${id('run')}`, SK: `COLLABORATOR#${id('ben')}` }),
    by: 'role',
    gives: () => ['collaborator'],
  },
  {
    row: '000: List collaborations by type',
    asks: indexed('ben', 'COLLAB#goal'),
    by: 'resourceId',
    gives: ids('run'),
  },
  {
    row: '000: List comments for resource',
    asks: resource('GOAL', 'run', 'COMMENT#'),
    by: 'commentId',
    gives: ids('great', 'reply', 'welcome', 'shared', 'away'),
  },
  {
    row: '000: List comments for resource (quest)',
    asks: resource('QUEST', 'ten', 'COMMENT#'),
    by: 'commentId',
    gives: ids('onQuest'),
  },
  {
    row: '000: List comments for resource (task)',
    asks: resource('TASK', 'buy', 'COMMENT#'),
    by: 'commentId',
    gives: ids('onTask'),
  },
  {
    row: '000: List replies to comment',
    asks: ({ id }) => ({ index: 'GSI1', partition: `COMMENT#${id('great')}` }),
    by: 'commentId',
    gives: ids('reply', 'welcome'),
  },
  {
    row: '000: Get specific comment',
    asks: ({ id, at }) => ({
      PK: `RESOURCE#GOAL#${id('run')}`,
      SK: `COMMENT#${at('great')}#${id('great')}`,
    }),
    by: 'text',
    gives: () => ['Great progress! @Ana what do you think?'],
  },
  {
    row: '000: Paginated comments',
    asks: (scene) => ({ ...resource('GOAL', 'run', 'COMMENT#')(scene), limit: 2 }),
    by: 'commentId',
    gives: ids('great', 'reply'),
  },
  {
    row: '000: List reactions for comment',
    asks: ({ id }) => ({ partition: `COMMENT#${id('great')}`, begins: 'REACTION#' }),
    by: 'emoji',
    gives: () => ['👍', '🎉'],
  },
  {
    row: "000: Get user's reaction",
    asks: ({ id }) => ({ PK: `COMMENT#${id('great')}`, SK: `REACTION#${id('Ana')}#👍` }),
    by: 'userId',
    gives: ids('Ana'),
  },
  {
    row: '000: NotificationPreference',
    asks: ({ id }) => ({ PK: `USER#${id('Ana')}`, SK: 'COLLAB_PREFS' }),
    by: 'emailOnComment',
    gives: () => [true],
  },
]
