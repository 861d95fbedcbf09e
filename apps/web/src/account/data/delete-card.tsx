import { type ReactNode, useRef, useState } from 'react'
import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import type { Operation } from '../../api/operation.ts'
import { signIn, signOut } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EntranceForm } from '../entrance-form.tsx'
import { useAccountWords } from '../words/index.ts'
import s from './data.module.css'

const STALE = 'core.stale-sign-in'

export interface FateWords {
  readonly title: string
  readonly text: string
  readonly goesTitle: string
  readonly goes: readonly string[]
  readonly staysTitle: string
  readonly stays: readonly string[]
  readonly act: string
}

interface DeleteProps {
  readonly words: FateWords & {
    readonly confirmTitle: string
    readonly confirmText: string
    readonly type: (name: string) => string
    readonly mismatch: string
    readonly stale: string
  }
  /** What has to be typed: who is meant. */
  readonly name: string
  readonly email: () => Promise<string>
  readonly operation: Operation<unknown, { readonly requestId?: string | null | undefined }>
}

const plain = (text: string) => text.trim().replace(/^@/, '').toLowerCase()

/** Who is meant has to be typed; whoever signed in long ago shows once more that it is them. */
function DeleteDialog({
  words,
  name,
  email,
  operation,
  onClose,
}: DeleteProps & { readonly onClose: () => void }) {
  const account = useAccountWords()
  const requestId = useRef(newRequestId())
  const [isStale, setStale] = useState(false)
  const remove = async (typed: string, password: string) => {
    if (plain(typed) !== plain(name))
      throw new ApiError({ message: words.mismatch, extensions: { field: 'nickname' } })
    try {
      if (isStale) await signIn(await email(), password)
      await request(operation, { requestId: requestId.current })
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== STALE) throw error
      setStale(true)
      return
    }
    await signOut()
  }
  const typing = {
    name: 'nickname',
    label: words.type(name),
    type: 'text',
    autoComplete: 'off',
  } as const
  const proving = {
    name: 'password',
    label: account.password,
    type: 'password',
    autoComplete: 'current-password',
  } as const
  return (
    <Dialog title={words.confirmTitle} onClose={onClose}>
      <p className={s.lead}>{isStale ? words.stale : words.confirmText}</p>
      <EntranceForm
        fields={isStale ? [typing, proving] : [typing]}
        submit={words.act}
        onSubmit={({ nickname = '', password = '' }) => remove(nickname, password)}
      />
    </Dialog>
  )
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)

interface FateProps {
  readonly words: FateWords
  readonly dialog: (close: () => void) => ReactNode
}

/** What goes and what stays, before anybody is asked whether it is meant. */
export function FateCard({ words, dialog }: FateProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words.title} className={s.danger}>
      <p className={s.lead}>{words.text}</p>
      <div className={s.lists}>
        <Lines title={words.goesTitle} lines={words.goes} />
        <Lines title={words.staysTitle} lines={words.stays} />
      </div>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {words.act}
      </Button>
      {isAsking && dialog(() => setAsking(false))}
    </Card>
  )
}

/** Out of a product for good. */
export const DeleteCard = (props: DeleteProps) => (
  <FateCard words={props.words} dialog={(close) => <DeleteDialog {...props} onClose={close} />} />
)
