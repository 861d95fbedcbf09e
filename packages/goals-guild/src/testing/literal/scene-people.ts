import type { Stage } from './stage.ts'

const PROFILE = {
  birthDate: '1990-05-17',
  country: 'SE',
  language: 'sv',
  gender: 'female',
  pronouns: 'she/her',
  bio: 'Runs.',
  tags: ['running', 'reading'],
}

/** People, whom they follow, their groups, what they post and say to each other. */
export async function meet({ does, person, admin, settle }: Stage): Promise<void> {
  await person('Ana', PROFILE)
  for (const name of ['ben', 'cem', 'dua', 'eva', 'fay']) await person(name)
  await admin('root')
  await does('root', 'setUserTier(userId: ID.Ana, tier: pro)')
  await does('root', 'setUserRoles(userId: ID.cem, roles: [partner])')
  await does('root', 'suspendUser(userId: ID.fay)')

  await does('ben', 'followUser(followeeId: ID.Ana)')
  await does('cem', 'followUser(followeeId: ID.Ana)')
  await does('Ana', 'followUser(followeeId: ID.ben)')
  await does('Ana', 'followUser(followeeId: ID.eva)')
  await does('cem', 'followUser(followeeId: ID.eva)')
  await does('dua', 'followUser(followeeId: ID.Ana)')
  await does('dua', 'unfollowUser(followeeId: ID.Ana)')
  await does('Ana', 'blockUser(userId: ID.dua)')
  await does('Ana', 'unblockUser(userId: ID.dua)')
  await does('dua', 'blockUser(userId: ID.fay)')

  await does(
    'Ana',
    'createGroup(name: "Runners", description: "We run.", tags: ["running"], withRoom: true)',
    'runners',
  )
  await does('ben', 'joinGroup(groupId: ID.runners)')
  await does('cem', 'joinGroup(groupId: ID.runners)')
  await does('dua', 'joinGroup(groupId: ID.runners)')
  await does('dua', 'leaveGroup(groupId: ID.runners)')
  await does('Ana', 'setMemberRole(groupId: ID.runners, userId: ID.ben, role: admin)')
  await does('ben', 'createGroup(name: "Book", isPersistent: false, access: approval)', 'book')
  await does('Ana', 'joinGroup(groupId: ID.book)')
  await does('ben', 'approveJoinRequest(groupId: ID.book, userId: ID.Ana)')
  await does('cem', 'joinGroup(groupId: ID.book)')
  await does('ben', 'inviteToGroup(groupId: ID.book, userId: ID.eva)')

  await does('Ana', 'postActivity(text: "Hello", tags: ["running"], visibility: public)', 'hello')
  await does('Ana', 'postActivity(text: "Again")', 'again')
  await does('ben', 'postActivity(text: "To all", groupId: ID.runners)', 'toAll')
  await settle()
  await does('root', 'promoteActor(actorId: ID.eva, reason: followers)')
  await does('root', 'promoteActor(actorId: ID.runners, reason: volume)')
  await settle()
  for (const name of ['one', 'two', 'three'])
    await does('eva', `postActivity(text: "News ${name}", visibility: public)`, name)
  await settle()

  await does('Ana', 'openDirectRoom(userId: ID.ben)', 'dm')
  await does('Ana', 'sendMessage(roomId: ID.dm, text: "Hi")', 'hi')
  await does('ben', 'sendMessage(roomId: ID.dm, text: "Ho")', 'ho')
  await does('Ana', 'sendMessage(roomId: ID.dm, text: "Oops")', 'oops')
  await does('Ana', 'deleteMessage(roomId: ID.dm, messageId: ID.oops)')
  await does('Ana', 'setMessageTtl(roomId: ID.dm, ttlSeconds: 86400)')
  await does('Ana', 'sendMessage(roomId: ID.dm, text: "For a day")', 'fleeting')
  await does('Ana', 'markRoomRead(roomId: ID.dm)')
  await does('cem', 'createOffer(companyId: "acme", title: "Shoes", tags: ["running"])', 'shoes')
  await does('cem', 'createOffer(companyId: "acme", title: "Socks", tags: [])', 'socks')
  await does('cem', 'closeOffer(offerId: ID.socks)')
}
