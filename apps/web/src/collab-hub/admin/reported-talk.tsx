import { listing, useListing } from '../../api/listing.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { pageStyles } from '../kit/page.tsx'
import { useNameOf } from '../users/person.tsx'
import { ReportedMessages } from './figures.operations.ts'
import s from './admin.module.css'
import { ADMIN } from './queue-reading.ts'
import { useAdminWords } from './words/index.ts'

interface ReportedTalkProps {
  readonly reportId: string
  readonly onClose: () => void
}

const reportedListing = (reportId: string) =>
  listing([...ADMIN, 'reported', reportId], ReportedMessages, {
    variables: { reportId },
    pageOf: ({ reportedMessages }) => reportedMessages,
  })

/** The conversation that an open report is about: the only one that admins see into. */
export function ReportedTalk({ reportId, onClose }: ReportedTalkProps) {
  const words = useAdminWords()
  const name = useNameOf()
  const list = useListing(reportedListing(reportId))
  return (
    <Dialog title={words.conversation} onClose={onClose}>
      <Listing list={list} empty={<p className={pageStyles.note}>{words.missing}</p>}>
        {(messages) => (
          <ul className={s.said}>
            {messages.map((message) => (
              <li key={message.id}>
                <b>{name(message.sender)}</b> <Ago time={message.createdAt} />
                <p>{message.content}</p>
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Dialog>
  )
}
