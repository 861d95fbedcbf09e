import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button, buttonClass, IconButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useOpenTalk } from '../conversations/open-talk.ts'
import { formatDate } from '../kit/formats.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { ACCESS_TONES, Pill } from '../kit/pill.tsx'
import { StartupLogo } from '../kit/startup-logo.tsx'
import { To } from '../../shell/nav.tsx'
import { useTermsWords } from '../terms/words/index.ts'
import { CancelAccessRequest, type MyAccessRequestsData } from './access.operations.ts'
import s from './access.module.css'
import { ACCESS, myAccessListing } from './readings.ts'
import { useAccessWords } from './words/index.ts'

type Mine = MyAccessRequestsData['myAccessRequests']['items'][number]

const SOON_MS = 7 * 86_400_000

const isSoon = ({ status, expiresAt, isExpired }: Mine) =>
  status === 'APPROVED' &&
  !isExpired &&
  expiresAt !== null &&
  Date.parse(expiresAt) - Date.now() < SOON_MS

function State({ access }: { readonly access: Mine }) {
  const terms = useTermsWords()
  const words = useAccessWords()
  if (access.isExpired) return <Pill>{terms.expired}</Pill>
  if (isSoon(access)) return <Pill tone="amber">{words.soon}</Pill>
  return <Pill tone={ACCESS_TONES[access.status]}>{terms.access[access.status]}</Pill>
}

/** Whether the deck can be opened by it now. */
const opensDeck = ({ status, isExpired, accessLevel }: Mine) =>
  status === 'APPROVED' && !isExpired && accessLevel !== 'VIEW_PROFILE'

const opensTalk = ({ status, isExpired }: Mine) => status === 'APPROVED' && !isExpired

function Row({ access }: { readonly access: Mine }) {
  const words = useAccessWords()
  const terms = useTermsWords()
  const locale = useLocale()
  const { id, startup, startupId, status, accessLevel, expiresAt, createdAt, message } = access
  const { write } = useOpenTalk()
  const cancel = useAct(CancelAccessRequest, {
    touches: [ACCESS],
    optimistic: () => mergeEntity({ id, status: 'REVOKED' }),
    done: () => toast({ tone: 'good', text: words.cancelled }),
  })
  return (
    <li className={s.row}>
      <StartupLogo startup={startup ?? { id: startupId, name: '?', logoUrl: null }} size={40} />
      <div className={s.who}>
        {startup ? (
          <To to={`/startups/${startupId}`} className={s.name}>
            {startup.name}
          </To>
        ) : (
          <span className={s.name}>{words.hidden}</span>
        )}
        <p className={pageStyles.note}>
          {terms.level[accessLevel]} · {words.asked} <Ago time={createdAt} />
          {status === 'APPROVED' &&
            ` · ${expiresAt ? terms.until(formatDate(locale, expiresAt)) : terms.noEnd}`}
        </p>
        {message && <p className={s.message}>{message}</p>}
      </div>
      <State access={access} />
      <div className={s.acts}>
        {opensDeck(access) && (
          <To to={`/s/${startupId}/deck`} className={buttonClass('brand', true)}>
            {words.openDeck}
          </To>
        )}
        {opensTalk(access) && (
          <IconButton icon="chat" label={words.write} onClick={() => write({ accessId: id })} />
        )}
        {status === 'PENDING' && (
          <Button small onClick={() => cancel.mutate({ accessId: id, requestId: newRequestId() })}>
            {words.cancel}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What an investor has asked for, and what came of it. */
export function AccessPage() {
  const words = useAccessWords()
  const list = useListing(myAccessListing)
  return (
    <Page title={words.title}>
      <Listing
        list={list}
        height={72}
        empty={
          <Empty
            title={words.noneTitle}
            text={words.noneText}
            action={
              <To to="/startups" className={buttonClass('brand')}>
                {words.browse}
              </To>
            }
          />
        }
      >
        {(items) => (
          <ul className={s.rows}>
            {items.map((one) => (
              <Row key={one.id} access={one} />
            ))}
          </ul>
        )}
      </Listing>
    </Page>
  )
}
