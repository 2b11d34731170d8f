import type { ErrorEntry } from './error-entry.ts'

/** Invitation links, the bin, who sees a project, and its pictures. */
export const sharingErrors = {
  'project.invite-by-link': {
    status: 403,
    en: 'You are in no class with this person. Make an invitation link for them instead.',
    de: 'Du bist mit dieser Person in keiner Klasse. Mach ihr stattdessen einen Einladungslink.',
  },
  'project.invitation-over': {
    status: 404,
    en: 'This invitation has run out or was taken back. Ask for a new one.',
    de: 'Diese Einladung ist abgelaufen oder wurde zurückgenommen. Bitte um eine neue.',
  },
  'project.invitation-missing': {
    status: 404,
    en: 'There is no such invitation (any more).',
    de: 'Diese Einladung gibt es nicht (mehr).',
  },
  'project.too-many-invitations': {
    status: 409,
    en: 'This project has very many invitations already. Take some back first.',
    de: 'Zu diesem Projekt gibt es schon sehr viele Einladungen. Nimm zuerst welche zurück.',
  },
  'project.sent-away': {
    status: 403,
    en: 'This invitation does not let you in any more. Ask the person this project belongs to.',
    de: 'Diese Einladung lässt dich nicht mehr hinein. Frag, wem das Projekt gehört.',
  },
  'project.not-in-bin': {
    status: 404,
    en: 'This project is not in your bin.',
    de: 'Dieses Projekt ist nicht in deinem Papierkorb.',
  },
  'project.no-class': {
    status: 409,
    en: 'You are in no class that could see this project.',
    de: 'Du bist in keiner Klasse, die dieses Projekt sehen könnte.',
  },
  'project.tag-unknown': {
    status: 400,
    en: 'One of these tags does not exist.',
    de: 'Eines dieser Schlagwörter gibt es nicht.',
  },
  'project.picture-too-many-pixels': {
    status: 422,
    en: 'The picture has too many pixels (4096 × 4096 at most).',
    de: 'Das Bild hat zu viele Bildpunkte (höchstens 4096 × 4096).',
  },
  'project.picture-missing': {
    status: 404,
    en: 'There is no such picture.',
    de: 'Dieses Bild gibt es nicht.',
  },
  'project.upload-over': {
    status: 403,
    en: 'This address for uploads has run out.',
    de: 'Diese Adresse zum Hochladen ist abgelaufen.',
  },
} as const satisfies Record<string, ErrorEntry>
