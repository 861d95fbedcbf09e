import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icons.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { nameOf, personOf } from '../users/person.tsx'
import type { TalkFields } from './conversations.operations.ts'
import s from './talks.module.css'

/** What a conversation is called to who is in it. */
export function useTalkName(): (talk: TalkFields) => string {
  const { gone } = useTermsWords()
  return ({ title, partner }) => (partner ? nameOf(partner) : (title ?? gone))
}

export const TalkSign = ({ talk, size = 34 }: { readonly talk: TalkFields; size?: number }) =>
  talk.type === 'DIRECT' ? (
    <Avatar person={talk.partner && personOf(talk.partner)} size={size} />
  ) : (
    <span className={s.sign} style={{ width: size, height: size }}>
      <Icon name={talk.type === 'GROUP' ? 'people' : 'flag'} size={size / 2} />
    </span>
  )
