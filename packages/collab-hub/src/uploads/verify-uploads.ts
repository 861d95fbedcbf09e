import { Application } from '../applications/application.entity.ts'
import { Message } from '../conversations/conversation.entity.ts'
import { Deck } from '../decks/deck.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { showing, verifyUploadsOf } from './hub-uploads.ts'

const held = (purpose: string, s3Key: string | undefined, by: string) =>
  s3Key === undefined ? [] : [{ s3Key, purpose, by }]

export const verifyUploads = verifyUploadsOf(
  showing(User, ({ avatarUrl, userId }) => held('avatar', avatarUrl, userId)),
  showing(Startup, ({ logoUrl, startupId }) => held('logo', logoUrl, startupId)),
  showing(Deck, ({ s3Key, deckId }) => held('pitchDeck', s3Key, deckId)),
  showing(Application, ({ resumeUrl, applicationId }) => held('resume', resumeUrl, applicationId)),
  showing(Message, ({ fileUrl, messageId }) => held('chatFile', fileUrl, messageId)),
)
