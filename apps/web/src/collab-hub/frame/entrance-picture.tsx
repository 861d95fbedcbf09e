import { HubScene } from '../../front/scenes.tsx'
import { Icon } from '../../ui/icons.tsx'
import s from './entrance-picture.module.css'
import { useFrameWords } from './words/index.ts'

/** What somebody sees who is not in yet: a board on which something moves. */
export function EntrancePicture() {
  const words = useFrameWords()
  return (
    <div className={s.picture}>
      <div className={s.claim}>
        <p className={s.big}>{words.claim}</p>
        <p>{words.claimText}</p>
        <ul>
          {words.points.map((point) => (
            <li key={point}>
              <Icon name="check" size={16} /> {point}
            </li>
          ))}
        </ul>
      </div>
      <div className={s.scene}>
        <HubScene label="" />
      </div>
    </div>
  )
}
