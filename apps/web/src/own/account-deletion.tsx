import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { MyAddress } from '../account/data/account-data.operations.ts'
import { FateCard } from '../account/data/delete-card.tsx'
import { EntranceForm } from '../account/entrance-form.tsx'
import { useAccountWords } from '../account/words/index.ts'
import { newRequestId } from '../api/act.ts'
import { reading } from '../api/cache.ts'
import { ApiError } from '../api/errors.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import { deleteEverything } from './delete-everything.ts'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

interface DialogProps {
  readonly email: string
  readonly onClose: () => void
}

const wrong = (field: string, message: string) =>
  new ApiError({ message, extensions: { code: 'INVALID', field } })

/** The address says who is meant, the password that it is them; then one sees what goes. */
function DeletionDialog({ email, onClose }: DialogProps) {
  const { leave: words } = useOwnWords()
  const account = useAccountWords()
  const requestId = useRef(newRequestId())
  const [step, setStep] = useState<string>()
  const remove = async (typed: string, password: string) => {
    if (typed.trim().toLowerCase() !== email) throw wrong('email', words.mismatch)
    const onStep = (product: string | undefined) =>
      setStep(product === undefined ? words.last : words.going(product))
    try {
      const given = { email, password, requestId: requestId.current, onStep }
      if (!(await deleteEverything(given))) throw wrong('password', words.wrongPassword)
      toast({ tone: 'good', text: words.done })
    } finally {
      setStep(undefined)
    }
  }
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <p className={s.asked}>{words.confirmText}</p>
      <EntranceForm
        fields={[
          { name: 'email', label: words.type(email), type: 'email', autoComplete: 'off' },
          {
            name: 'password',
            label: account.password,
            type: 'password',
            autoComplete: 'current-password',
          },
        ]}
        submit={words.act}
        onSubmit={({ email: typed = '', password = '' }) => remove(typed, password)}
      >
        <p className={s.step} role="status">
          {step}
        </p>
      </EntranceForm>
    </Dialog>
  )
}

/** Out of everything for good. */
export function AccountDeletion() {
  const { leave: words } = useOwnWords()
  const { data } = useQuery(reading(['account', 'address'], MyAddress, {}))
  const email = data?.me?.email
  if (email === undefined) return null
  return (
    <FateCard words={words} dialog={(close) => <DeletionDialog email={email} onClose={close} />} />
  )
}
