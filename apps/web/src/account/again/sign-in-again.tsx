import { useEffect, useRef } from 'react'
import { claimsIn, leave, signIn } from '../../api/session.ts'
import { loadWords } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EntranceForm } from '../entrance-form.tsx'
import { useAccountWords } from '../words/index.ts'
import s from './sign-in-again.module.css'
import { againWords, useAgainWords } from './words/index.ts'

/** In the language of the page, which is a file of its own. */
export const loadAgainWords = (): Promise<unknown> => loadWords(againWords)

/** Whose page it is. */
function emailIn(idToken: string): string {
  const bytes = Uint8Array.from(atob(claimsIn(idToken)), (one) => one.codePointAt(0) ?? 0)
  const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: string }
  return email ?? ''
}

/**
 * In place: what was written stays, what was sent waits, and both go on. Until then the page behind it is
 * not to be read, for nobody knows who looks at it.
 */
export function SignInAgain({ idToken }: { readonly idToken: string }) {
  const words = useAccountWords()
  const { title, text, other } = useAgainWords()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    line.current?.parentElement?.querySelector<HTMLElement>('[type=password]')?.focus()
  }, [])
  return (
    <Dialog title={title} className={s.veil}>
      <p ref={line} className={s.text}>
        {text}
      </p>
      <EntranceForm
        fields={[
          {
            name: 'email',
            label: words.email,
            type: 'email',
            autoComplete: 'username',
            value: emailIn(idToken),
          },
          {
            name: 'password',
            label: words.password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={words.signIn.submit}
        onSubmit={({ email = '', password = '' }) => signIn(email, password)}
      >
        <Button look="quiet" wide className={s.other} onClick={leave}>
          {other}
        </Button>
      </EntranceForm>
    </Dialog>
  )
}
