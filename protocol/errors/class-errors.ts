import type { ErrorEntry } from './error-entry.ts'

/** Classes, their codes and their pupils. */
export const classErrors = {
  'class.teachers-only': {
    status: 403,
    en: 'Only teachers can do this.',
    de: 'Das können nur Lehrerinnen und Lehrer.',
  },
  'class.missing': {
    status: 404,
    en: 'This class does not exist, or you are not in it.',
    de: 'Diese Klasse gibt es nicht, oder du gehörst nicht dazu.',
  },
  'class.archived': {
    status: 409,
    en: 'This class is over.',
    de: 'Diese Klasse ist abgeschlossen.',
  },
  'class.full': {
    status: 409,
    en: 'This class is full.',
    de: 'Diese Klasse ist voll.',
  },
  'class.too-many': {
    status: 409,
    en: 'You have very many classes already.',
    de: 'Du hast schon sehr viele Klassen.',
  },
  'class.name-empty': { status: 400, en: 'Give the class a name.', de: 'Gib der Klasse einen Namen.' },
  'class.name-too-long': {
    status: 400,
    en: 'The name of a class can have at most 40 characters.',
    de: 'Der Name einer Klasse darf höchstens 40 Zeichen haben.',
  },
  'class.code-empty': {
    status: 400,
    en: 'Write down the code of your class.',
    de: 'Schreib den Code deiner Klasse hin.',
  },
  'class.code-wrong': {
    status: 404,
    en: 'There is no class with this code. Ask your teacher for it.',
    de: 'Zu diesem Code gibt es keine Klasse. Frag deine Lehrerin oder deinen Lehrer danach.',
  },
  'class.nickname-empty': { status: 400, en: 'Choose a nickname.', de: 'Such dir einen Spitznamen aus.' },
  'class.nickname-wrong': {
    status: 400,
    en: 'A nickname has at most 20 letters, and no telephone number or address.',
    de: 'Ein Spitzname hat höchstens 20 Buchstaben und keine Telefonnummer oder Adresse.',
  },
  'class.nickname-taken': {
    status: 409,
    en: 'Somebody in this class has this nickname already.',
    de: 'Diesen Spitznamen hat in der Klasse schon jemand.',
  },
  'class.pictures-wrong': {
    status: 400,
    en: 'Choose three pictures.',
    de: 'Such drei Bilder aus.',
  },
  'class.secret-wrong': {
    status: 401,
    en: 'Nickname or pictures are not right. Your teacher can give you new pictures.',
    de: 'Spitzname oder Bilder stimmen nicht. Deine Lehrerin oder dein Lehrer kann dir neue Bilder geben.',
  },
  'class.too-many-tries': {
    status: 429,
    en: 'That was tried very often. Wait a little, or ask your teacher for new pictures.',
    de: 'Das wurde sehr oft versucht. Warte ein bisschen oder lass dir neue Bilder geben.',
  },
  'class.pupil-missing': {
    status: 404,
    en: 'There is no such pupil in this class.',
    de: 'So jemanden gibt es in dieser Klasse nicht.',
  },
  'class.approval-needed': {
    status: 403,
    en: 'Only your class may see it without asking. Ask your teacher to show it to others too.',
    de: 'Ohne zu fragen, darfst du es nur deiner Klasse zeigen. Frag deine Lehrerin oder deinen Lehrer, ob es auch andere sehen dürfen.',
  },
  'class.approval-not-needed': {
    status: 409,
    en: 'You decide yourself who sees this.',
    de: 'Wer das sieht, bestimmst du selbst.',
  },
  'class.approval-missing': {
    status: 409,
    en: 'Nobody has asked to show this.',
    de: 'Niemand hat gefragt, ob das gezeigt werden darf.',
  },
  'class.approval-changed': {
    status: 409,
    en: 'It has been published anew in between. Look at it once more.',
    de: 'Es wurde inzwischen neu veröffentlicht. Sieh es dir noch einmal an.',
  },
  'class.invite-within': {
    status: 403,
    en: 'You can invite people from your class.',
    de: 'Du kannst Leute aus deiner Klasse einladen.',
  },
  'class.only-within': {
    status: 403,
    en: 'This invitation is for a class that you are not in.',
    de: 'Diese Einladung ist für eine Klasse, in der du nicht bist.',
  },
  'class.account-whole': {
    status: 409,
    en: 'Your account has a password of its own already.',
    de: 'Dein Konto hat schon ein eigenes Passwort.',
  },
} as const satisfies Record<string, ErrorEntry>
