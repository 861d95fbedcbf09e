import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/base.css'
import '../shell/theme.ts'
import { createRoot } from 'react-dom/client'
import { loadWords } from '../i18n/language.ts'
import { FrontPage } from './front-page.tsx'
import { frontWords } from './words/index.ts'

const place = document.getElementById('app')
if (place) void loadWords(frontWords).then(() => createRoot(place).render(<FrontPage />))
