import { personFields } from '@longtable/testing'
import { expect, it } from 'vitest'
import { holdThatThought } from '../model/model.ts'
import { holdThatThoughtSystem } from '../system.ts'
import { myDataExport } from './export-my-data.ts'

/** Names of ids that no person has. A new name is either here or below. */
const THINGS = [
  'action',
  'addressHash',
  'auditId',
  'changeId',
  'commentId',
  'contactId',
  'conversationId',
  'draftId',
  'aboutIds',
  'fromIds',
  'id',
  'itemId',
  'lastMessageId',
  'letterId',
  'mediaId',
  'messageId',
  'personIds',
  'usedBy',
  // Of the family tree, where nobody has an account by that.
  'personId',
  'processor',
  'requestId',
  'taskId',
  'toIds',
]

const persons = personFields(holdThatThought, THINGS)

/** What a person does not take with them, and why. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'Comment.deletedBy': 'what they did with what others wrote; the audit says so',
  'Conversation Meta.creatorId': 'their row says that they are in it',
  'Conversation Meta.participantIds': 'their row says that they are in it',
  'Archive Task.requestedBy': 'it expires; the audit says so',
  'Draft Review.updatedBy': 'what was scanned is the family’s; the audit says what they did',
  'Draft.uploaderId': 'its uploader row says whose it is',
  'Invitation.invitedBy': 'the audit says whom they invited',
  'Letter Version.updatedBy': 'letters are the family’s; the audit says what they did',
  'Letter.createdBy': 'letters are the family’s; the audit says what they did',
  'Letter.deletedBy': 'letters are the family’s; the audit says what they did',
  'Letter.updatedBy': 'letters are the family’s; the audit says what they did',
  'Media.uploaderId': 'pictures are the family’s; the audit says what they did',
  'Notification.actorId': 'who did what they were told of',
  'Person.createdBy': 'the tree is the family’s; the audit says what they did',
  'Person.userId': 'their profile says who they are in the tree',
  'RateLimit.userId': 'says nothing about the person',
  'Request.userId': 'what was answered to a request of today',
  'Media.deletedBy': 'pictures are the family’s; the audit says what they did',
  'Upload.userId': 'what it became says more, and it expires',
  'User Profile.invitedBy': 'their profile itself says so',
}

/** What goes though no eraser finds it by this field: with what it hangs on, or by itself. */
const GOES_ALONG: Readonly<Record<string, string>> = {
  'Archive Task.requestedBy': 'expires',
  'Invitation.invitedBy': 'expires',
  'RateLimit.userId': 'expires',
  'Request.userId': 'expires',
}

/** What stays, and why: readers find an account that is deleted, which has no name. */
const KEPT: Readonly<Record<string, string>> = {
  'AuditLog.userId': 'what was done can be proved',
  'Comment.deletedBy': 'says that somebody did it, who has no name any more',
  'Conversation Meta.creatorId': 'holds the conversation for the others',
  'Conversation Meta.participantIds': 'holds the conversation for the others',
  'Counter.userId': 'a number, of what is left with the family',
  'Draft Uploader.uploaderId': 'what was scanned is the family’s',
  'Draft Review.updatedBy': 'what was scanned is the family’s, and so is how it was read',
  'Draft.uploaderId': 'what was scanned is the family’s',
  'Letter Version.updatedBy': 'letters are the family’s, and so is how they came to be',
  'Letter.createdBy': 'letters are the family’s, and so is how they came to be',
  'Letter.deletedBy': 'letters are the family’s, and so is how they came to be',
  'Letter.updatedBy': 'letters are the family’s, and so is how they came to be',
  'Media.deletedBy': 'pictures are the family’s',
  'Media.uploaderId': 'pictures are the family’s',
  'Notification.actorId': 'says that somebody did it, who has no name any more',
  'Person.createdBy': 'the tree is the family’s',
  'User Profile.invitedBy': 'says that somebody did it, who has no name any more',
  'User Profile.userId': 'the tombstone, emptied, so that the id never comes back',
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

it('every field with a person in it is exported, or named with a reason why not', () => {
  const exported = myDataExport.fields.filter((field) => persons.includes(field))
  expect(exported.filter((field) => field in NOT_EXPORTED)).toEqual([])
  expect(sorted([...exported, ...Object.keys(NOT_EXPORTED)])).toEqual(sorted(persons))
})

const covered = holdThatThoughtSystem.features
  .flatMap(({ erase = [] }) => erase)
  .flatMap(({ covers }) => covers)

it('every field with a person in it is erased, goes along, or is kept with a reason', () => {
  const named = [...Object.keys(GOES_ALONG), ...Object.keys(KEPT)]
  expect(named.filter((field) => covered.includes(field))).toEqual([])
  expect(sorted([...covered, ...named])).toEqual(sorted(persons))
})
