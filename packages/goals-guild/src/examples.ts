import type { Face } from '@longtable/system'

/** A tab of GraphiQL each: the queries run as they are, with the demo person's token. */
export const GUILD_EXAMPLES: Face['examples'] = [
  {
    query: `# Who am I here, and what am I working on?
query Home {
  me { id nickname fullName email tier roles }
  goals(first: 10) { items { id title status visibility } after }
  tasksDue(first: 10) { items { id title dueAt done } }
  myFeed(first: 10) { items { verb text author { nickname } createdAt } }
}

# What others see of me.
query Public {
  userByNickname(nickname: "demo") { nickname fullName tags }
}
`,
  },
  {
    query: `# People, goals, groups and offers that have to do with it.
query Search {
  search(text: "walk", first: 10) {
    items { kind person { nickname } goal { title } group { name } offer { title } snippet { text hits } }
    after
  }
}
`,
  },
  {
    query: `# Who wants something of me, and what has happened?
query News {
  unreadCount
  notifications(first: 10) { items { id kind isRead actor { nickname } resourceType resourceId } }
  receivedInvites(status: pending, first: 10) {
    items { id resourceType resourceId resourceTitle role inviter { nickname } expiresAt }
  }
  myCollaborations(first: 10) { items { resourceType title role } }
}

# Put the ids of an invite below.
mutation Accept($resourceId: ID!, $inviteId: ID!) {
  acceptInvite(resourceType: goal, resourceId: $resourceId, inviteId: $inviteId) { status role }
}
`,
    variables: { resourceId: 'of the invite', inviteId: 'its id' },
  },
  {
    query: `# My groups and rooms.
query Talk {
  myGroups(first: 10) { items { role group { id name access memberCount roomId } } }
  inbox(first: 10) { items { id scope unread lastMessage { text author { nickname } } } }
  messageRequests(first: 10) { items { id partner { nickname } lastMessage { text } } }
}

# Put the id of a room below.
query History($roomId: ID!) {
  messages(roomId: $roomId, first: 20) { items { text author { nickname } createdAt } after }
}

mutation Say($roomId: ID!, $text: String!) {
  sendMessage(roomId: $roomId, text: $text) { id createdAt }
}

# Stays open; say something meanwhile in another tab.
subscription Listen($roomId: ID!) {
  messageAdded(roomId: $roomId) { kind message { text author { nickname } } }
}
`,
    variables: { roomId: 'of the inbox', text: 'Hello 👋🏽' },
  },
  {
    query: `# Put the id of a goal below: what is said about it.
query Comments($goalId: ID!) {
  comments(resourceType: goal, resourceId: $goalId, first: 10) {
    items { id authorName text replyCount reactions { emoji count isMine } }
    after
  }
}

mutation Comment($goalId: ID!, $text: String!) {
  addComment(resourceType: goal, resourceId: $goalId, text: $text) { id mentions { nickname } }
}

mutation Invite($goalId: ID!, $email: String!) {
  inviteCollaborator(resourceType: goal, resourceId: $goalId, email: $email, role: viewer) {
    id status expiresAt
  }
}
`,
    variables: { goalId: 'of a goal', text: 'Well done, @mira 🎉', email: 'friend@example.com' },
  },
  {
    query: `# Where I ask for help, and what companies offer.
query Help {
  myAssistThreads(first: 10) { items { id title status goal { title } } }
  helpingThreads(first: 10) { items { id title owner { nickname } } }
  offersByTag(tag: "running", first: 10) { items { title companyId status } }
}

# A picture goes up in two steps: announce it, PUT it to the url with the headers, finish it.
mutation Upload($size: Int!) {
  startUpload(purpose: activity, contentType: "image/png", size: $size) {
    uploadId url headers { name value } expiresAt
  }
}

mutation Finish($uploadId: ID!) {
  finishUpload(uploadId: $uploadId) { status media { url width height } }
}
`,
    variables: { size: 1000, uploadId: 'of the upload' },
  },
]
