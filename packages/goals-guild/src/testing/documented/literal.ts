import type { Query } from '@longtable/store'

const table = (partition: string, begins?: string): Query => ({
  partition,
  ...(begins !== undefined && { sort: { begins } }),
})
const gsi1 = (partition: string, begins: string): Query => ({
  index: 'GSI1',
  partition,
  sort: { begins },
})

/** The access patterns of the documents, in their words. */
export const documentedQueries = {
  'who I follow': (me: string) => table(`USER#${me}`, 'FOLLOWING#'),
  'who follows me': (me: string) => gsi1(`USER#${me}`, 'FOLLOWER#'),
  'list members': (id: string) => table(`GROUP#${id}`, 'MEMBER#'),
  'groups I am in': (me: string) => gsi1(`USER#${me}`, 'ENTITY#Group#'),
  'list user quests': (me: string) => gsi1(`USER#${me}`, 'ENTITY#Quest#'),
  'read history': (id: string) => ({ ...table(`ROOM#${id}`, 'MSG#'), descending: true }),
  'fan-in of one': (id: string) => ({ ...table(`ACTIVITY#${id}`), descending: true }),
  'list user goals': (me: string) => table(`USER#${me}`, 'GOAL#'),
  'list tasks in a goal': (id: string) => table(`GOAL#${id}`, 'TASK#'),
  'list user entities': (me: string) => gsi1(`USER#${me}`, 'ENTITY#'),
  'list goal milestones': (me: string, goalId: string) =>
    table(`USER#${me}`, `MILESTONE#${goalId}#`),
  'list user milestones': (me: string) => gsi1(`USER#${me}`, 'ENTITY#Milestone#'),
  'invites for a resource': (type: string, id: string) =>
    table(`RESOURCE#${type.toUpperCase()}#${id}`, 'INVITE#'),
  'received invites': (me: string) => gsi1(`USER#${me}`, 'INVITE#'),
  'pending invites': (me: string) => gsi1(`USER#${me}`, 'INVITE#pending'),
  'resource collaborators': (type: string, id: string) =>
    table(`RESOURCE#${type.toUpperCase()}#${id}`, 'COLLABORATOR#'),
  "user's collaborations": (me: string) => gsi1(`USER#${me}`, 'COLLAB#'),
  'collaborations by type': (me: string) => gsi1(`USER#${me}`, 'COLLAB#goal'),
  'comments for resource': (type: string, id: string) =>
    table(`RESOURCE#${type.toUpperCase()}#${id}`, 'COMMENT#'),
  'replies to comment': (id: string) => ({ index: 'GSI1', partition: `COMMENT#${id}` }),
  'reactions for comment': (id: string) => table(`COMMENT#${id}`, 'REACTION#'),
} satisfies Record<string, (...ids: string[]) => Query>
