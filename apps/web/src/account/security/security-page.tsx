import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useSecurityWords } from './words/index.ts'
import { Title } from '../../ui/title.tsx'

/** What keeps an account one's own; the same in every product. */
export function SecurityPage() {
  const words = useSecurityWords()
  return (
    <>
      <Title>{words.title}</Title>
      <SessionsCard />
      <PasswordCard />
      <EmailCard />
    </>
  )
}
