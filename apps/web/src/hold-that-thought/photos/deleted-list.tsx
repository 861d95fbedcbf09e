import { newRequestId, useAct } from '../../api/act.ts'
import type { ListState } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Listing } from '../../ui/listing.tsx'
import { toast } from '../../ui/toasts.tsx'
import { RestoreMedia } from './photo-acts.operations.ts'
import s from './photos-page.module.css'
import type { MediaTile } from './photos.operations.ts'
import { albumsReading, WALLS } from './readings.ts'
import { usePhotosWords } from './words/index.ts'

/** Where a picture that was brought back is seen. */
export function useRestore() {
  const words = usePhotosWords()
  return useAct(RestoreMedia, {
    touches: [WALLS, albumsReading.queryKey],
    done: () => toast({ tone: 'good', text: words.restored }),
  })
}

/** What was deleted, by name: nobody is shown it any more. For admins, who can bring it back. */
export function DeletedList({ list }: { readonly list: ListState<MediaTile> }) {
  const words = usePhotosWords()
  const restore = useRestore()
  return (
    <Listing list={list} empty={<Empty title={words.noneDeleted} text="" />} height={60}>
      {(items) => (
        <ul className={s.deleted}>
          {items.map(({ id, title, fileName }) => (
            <li key={id}>
              <span>{title ?? fileName}</span>
              <Button
                small
                onClick={() => restore.mutate({ mediaId: id, requestId: newRequestId() })}
              >
                {words.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Listing>
  )
}
