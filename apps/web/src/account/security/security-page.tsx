import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useSecurityWords } from './words/index.ts'

/** What keeps an account one's own; the same in every product. */
export function SecurityPage() {
  const words = useSecurityWords()
  return (
    <>
      <h1>{words.title}</h1>
      <SessionsCard />
      <PasswordCard />
      <EmailCard />
    </>
  )
}
