import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Missing } from '../frame/missing.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Page, pageStyles } from '../kit/page.tsx'
import { To, useAsked, useGo, usePart } from '../../shell/nav.tsx'
import { rolePath, roleReading } from '../roles/readings.ts'
import { RoleFacts } from '../roles/role-facts.tsx'
import type { RoleData } from '../roles/roles.operations.ts'
import { sendUpload } from '../uploads/send-upload.ts'
import { useMe } from '../users/me.ts'
import { Apply } from './applications.operations.ts'
import s from './apply-page.module.css'
import { QuotaMeter } from './quota-meter.tsx'
import { APPLICATIONS, quotaReading } from './readings.ts'
import { useApplicationsWords } from './words/index.ts'

const LETTER_MIN = 50
const LETTER_MAX = 3000
const PDF = 'application/pdf'
const BYTES_MAX = 5 * 1024 * 1024

interface ResumeProps {
  readonly file: File | undefined
  readonly onChoose: (file: File | undefined) => void
}

function Resume({ file, onChoose }: ResumeProps) {
  const words = useApplicationsWords()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const take = (chosen: File | undefined) => {
    if (input.current) input.current.value = ''
    const wrong =
      chosen && (chosen.type !== PDF ? words.notPdf : chosen.size > BYTES_MAX && words.tooLarge)
    setProblem(wrong || undefined)
    onChoose(wrong ? undefined : chosen)
  }
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label}>{words.resumeLabel}</span>
      <div className={s.file}>
        <input
          ref={input}
          type="file"
          accept={PDF}
          hidden
          data-testid="resume"
          onChange={({ target }) => take(target.files?.[0])}
        />
        <Icon name="box" size={18} />
        <span>{file?.name ?? words.optional}</span>
        <Button small onClick={() => input.current?.click()}>
          {file ? words.change : words.choose}
        </Button>
        {file && (
          <Button small look="quiet" onClick={() => take(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {problem && (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** What was uploaded once is not uploaded again with another try. */
function useApply(role: RoleData['role']) {
  const words = useApplicationsWords()
  const go = useGo()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<Error>()
  const uploaded = useRef(new Map<File, string>())
  const requestId = useRef(newRequestId())
  const apply = useAct(Apply, {
    touches: [APPLICATIONS],
    failed: (failure) => {
      requestId.current = newRequestId()
      setError(failure)
    },
    done: () => {
      toast({ tone: 'good', text: words.sent })
      go('/applications')
    },
  })
  const send = async (coverLetter: string, file: File | undefined) => {
    setSending(true)
    setError(undefined)
    try {
      const known = file && uploaded.current.get(file)
      const uploadId = file ? (known ?? (await sendUpload('resume', file))) : null
      if (file && uploadId) uploaded.current.set(file, uploadId)
      const key = { startupId: role.startupId, roleId: role.id }
      apply.mutate({ ...key, coverLetter, uploadId, requestId: requestId.current })
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setSending(false)
    }
  }
  return { send, error, isBusy: isSending || apply.isPending }
}

/** A letter and a résumé. */
function Form({ role }: { readonly role: RoleData['role'] }) {
  const words = useApplicationsWords()
  const [letter, setLetter] = useState('')
  const [file, setFile] = useState<File>()
  const { send, error, isBusy } = useApply(role)
  const quota = useQuery(quotaReading).data?.applicationQuota
  const isOver = quota !== undefined && quota.max !== null && quota.used >= quota.max
  const { length } = Array.from(letter.trim())
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send(letter.trim(), file)
      }}
    >
      <AreaField
        label={words.letterLabel}
        name="letter"
        rows={10}
        required
        maxLength={LETTER_MAX}
        placeholder={words.letterHint}
        value={letter}
        onChange={({ target }) => setLetter(target.value)}
      />
      <p className={s.count} role="status">
        {words.count(length, LETTER_MIN)}
      </p>
      <Resume file={file} onChoose={setFile} />
      <FormError text={error?.message} />
      <Button
        look="brand"
        icon="send"
        type="submit"
        busy={isBusy}
        disabled={length < LETTER_MIN || isOver}
      >
        {words.send}
      </Button>
    </form>
  )
}

export function ApplyPage() {
  const roleId = usePart('roleId')
  const { startup = '' } = useAsked()
  const words = useApplicationsWords()
  const me = useMe()
  const { data, error } = useQuery({
    ...roleReading(startup, roleId),
    enabled: startup !== '',
  })
  if (me?.role !== 'TALENT')
    return <Empty isPage title={words.forTalent} text={words.forTalentText} />
  if (error || startup === '') return <Missing />
  if (!data) return <Skeleton lines={5} height={60} />
  const { role } = data
  return (
    <Page title={words.applyTo(role.title)} crumb={<To {...rolePath(role)}>{words.back}</To>}>
      <div className={pageStyles.split}>
        <Card>
          <Form role={role} />
        </Card>
        <aside className={pageStyles.stack}>
          <QuotaMeter />
          <RoleFacts role={role} />
        </aside>
      </div>
    </Page>
  )
}
