import * as v from 'valibot'

export const NewPassword = v.pipe(
  v.string('La contraseña debe tener al menos 6 caracteres'),
  v.minLength(6, 'La contraseña debe tener al menos 6 caracteres'),
  v.maxLength(200, 'La contraseña es demasiado larga'),
)

/** The set-password form; the confirmation is only checked in the browser. */
export const PasswordForm = v.pipe(
  v.object({
    password: NewPassword,
    confirmation: v.pipe(v.string(), v.minLength(6, 'Confirma tu contraseña'), v.maxLength(200)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      (form) => form.password === form.confirmation,
      'Las contraseñas no coinciden',
    ),
    ['confirmation'],
  ),
)
