# Lessons: guided first games.

lesson-coach = Урок
lesson-progress = Шаг { $step } из { $steps }
lesson-next = Дальше
lesson-skip = Выйти из урока
lesson-wait = Минутку: играют другие.
lesson-play-now = Играть сейчас
lesson-again = Ещё раз
