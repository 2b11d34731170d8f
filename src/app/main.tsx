import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { preferredLocale, startI18n } from '../i18n/i18n.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n(preferredLocale())
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
