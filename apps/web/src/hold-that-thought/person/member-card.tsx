import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useOpenTalk } from '../conversations/open-talk.ts'
import type { MemberFields } from '../family/family.operations.ts'
import { pageStyles } from '../kit/page.tsx'
import { useMe } from '../users/me.ts'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

/** What somebody who reads here says of themselves, and how to reach them. */
export function MemberCard({ member }: { readonly member: MemberFields }) {
  const words = usePersonWords()
  const me = useMe()
  const { write, isBusy } = useOpenTalk()
  const { userId, bio, familyRelationship, familyBranch, generation, contactEmail } = member
  const facts = [
    [words.relationship, familyRelationship],
    [words.branch, familyBranch],
    [words.generation, generation],
  ] as const
  return (
    <Card title={words.atHome}>
      <div className={pageStyles.stack}>
        {member.isProfilePrivate && userId !== me?.userId && (
          <p className={pageStyles.note}>{words.isPrivate}</p>
        )}
        {bio && <p className={pageStyles.prose}>{bio}</p>}
        <dl className={s.facts}>
          {facts.map(([name, value]) =>
            value === null ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
          {contactEmail && (
            <div>
              <dt>{words.contact}</dt>
              <dd>
                <a className={pageStyles.link} href={`mailto:${encodeURIComponent(contactEmail)}`}>
                  {contactEmail}
                </a>
              </dd>
            </div>
          )}
        </dl>
        {userId !== me?.userId && (
          <div>
            <Button icon="chat" busy={isBusy} onClick={() => write(userId)}>
              {words.write}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
