import { useRef, useState } from 'react'
import { newRequestId, useAct } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { useListing } from '../../../api/listing.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { fieldStyles } from '../../../ui/field.tsx'
import { squareOf } from '../../../ui/picture.ts'
import { toast } from '../../../ui/toasts.tsx'
import { pageStyles } from '../../kit/page.tsx'
import { StartupLogo } from '../../kit/startup-logo.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { sendUpload } from '../../uploads/send-upload.ts'
import { nameOf, personOf } from '../../users/person.tsx'
import { MINE, startupKey, teamListing } from '../readings.ts'
import type { TeamData, WholeStartup } from '../startups.operations.ts'
import {
  DeleteStartup,
  RemoveLogo,
  RemoveMember,
  SetLogo,
  SetStartupVisibility,
} from './editor.operations.ts'
import s from './editor.module.css'
import { useEditorWords } from './words/index.ts'

interface OfStartup {
  readonly startup: WholeStartup
}

export function LogoCard({ startup }: OfStartup) {
  const words = useEditorWords()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { id: startupId, logoUrl } = startup
  const remove = useAct(RemoveLogo, {
    optimistic: () => mergeEntity({ id: startupId, logoUrl: null }),
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const picture = await squareOf(file).catch(() => {
        throw new Error(words.unreadable)
      })
      const uploadId = await sendUpload('logo', picture)
      const { setLogo } = await request(SetLogo, { startupId, uploadId, requestId: newRequestId() })
      mergeEntity(setLogo)
    } catch (error) {
      toast({ tone: 'bad', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={words.logo}>
      <div className={s.logo}>
        <StartupLogo startup={startup} size={64} />
        <div>
          <p className={pageStyles.note}>{words.logoText}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            data-testid="logo"
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          <Button small icon="image" busy={isBusy} onClick={() => input.current?.click()}>
            {words.chooseLogo}
          </Button>
          {logoUrl !== null && (
            <Button
              small
              look="quiet"
              onClick={() => remove.mutate({ startupId, requestId: newRequestId() })}
            >
              {words.removeLogo}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const VISIBILITIES = ['PUBLIC', 'INVESTORS_ONLY', 'PRIVATE'] as const

export function VisibilityCard({ startup }: OfStartup) {
  const words = useEditorWords()
  const terms = useTermsWords()
  const { id: startupId, visibility, status } = startup
  const set = useAct(SetStartupVisibility, {
    touches: [startupKey(startupId), MINE],
    optimistic: (given) => mergeEntity({ id: startupId, visibility: given.visibility }),
  })
  return (
    <Card title={words.visibility}>
      <fieldset className={s.visibility} disabled={status === 'SUSPENDED'}>
        <legend className="hidden-text">{words.visibility}</legend>
        {VISIBILITIES.map((one) => (
          <label key={one} className={fieldStyles.choice}>
            <input
              type="radio"
              name="visibility"
              checked={visibility === one}
              onChange={() => set.mutate({ startupId, visibility: one, requestId: newRequestId() })}
            />
            <span className={s.choice}>
              {terms.visibility[one]}
              <small>{terms.visibilityText[one]}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  )
}

type Member = TeamData['team']['items'][number]

function MemberRow({ startup, member }: OfStartup & { readonly member: Member }) {
  const words = useEditorWords()
  const [isAsking, setAsking] = useState(false)
  const { user } = member
  const remove = useAct(RemoveMember, {
    touches: [startupKey(startup.id)],
    done: () => toast({ tone: 'good', text: words.removed }),
  })
  const given = { startupId: startup.id, userId: user.id }
  return (
    <li className={s.member}>
      <Avatar person={personOf(user)} size={30} />
      <span>{nameOf(user)}</span>
      <IconButton
        icon="close"
        size={16}
        label={words.removeTitle(nameOf(user))}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Confirm
          title={words.removeTitle(nameOf(user))}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => remove.mutate({ ...given, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

export function TeamCard({ startup }: OfStartup) {
  const words = useEditorWords()
  const { items } = useListing(teamListing(startup.id))
  return (
    <Card title={words.team}>
      {items?.length === 0 && <p className={pageStyles.note}>{words.teamNone}</p>}
      <ul className={s.team}>
        {items?.map((member) => (
          <MemberRow key={member.userId} startup={startup} member={member} />
        ))}
      </ul>
    </Card>
  )
}

/** Only a draft can go. */
export function DeleteDraft({ startup }: OfStartup) {
  const words = useEditorWords()
  const go = useGo()
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(DeleteStartup, {
    touches: [MINE],
    done: () => {
      toast({ tone: 'good', text: words.deleted })
      go('/', { replace: true })
    },
  })
  if (startup.status !== 'DRAFT') return null
  return (
    <>
      <Button icon="trash" busy={remove.isPending} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      {isAsking && (
        <Confirm
          title={words.deleteTitle}
          text={words.deleteText}
          act={words.delete}
          isDanger
          onConfirm={() => remove.mutate({ startupId: startup.id, requestId: newRequestId() })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
