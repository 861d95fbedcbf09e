import { ThoughtScene } from '../../front/scenes.tsx'
import s from './entrance-picture.module.css'
import { useFrameWords } from './words/index.ts'

/** What somebody sees who is not in yet: a desk by a window. */
export function EntrancePicture() {
  const words = useFrameWords()
  return (
    <div className={s.picture}>
      <ThoughtScene label="" />
      <div className={s.claim}>
        <p className={s.big}>{words.claim}</p>
        <p>{words.claimText}</p>
      </div>
    </div>
  )
}
